import qrcode from 'qrcode-generator';

/** A QR code as one path; `size` is its width with the quiet zone around it. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** The free space that readers want around a code. */
const QUIET = 4;

export function drawQr(text: string): QrDrawing {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    }
  }
  return { size: count + 2 * QUIET, path };
}
