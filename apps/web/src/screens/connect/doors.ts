/** How programs come to a village. */
export interface Door {
  readonly id: 'web' | 'aiwolf' | 'nlp';
  readonly address: string;
  /** What opens it, where the server of the page is not it. */
  readonly command: string | null;
}

export function doorsOf(origin: string): Door[] {
  const host = new URL(origin).hostname;
  return [
    { id: 'web', address: `${origin.replace(/^http/, 'ws')}/api/v1/villages/{id}/live`, command: null },
    { id: 'aiwolf', address: `tcp://${host}:10000`, command: 'npx mura serve --aiwolf-port 10000' },
    { id: 'nlp', address: `ws://${host}:8080/ws`, command: 'npx mura door nlp --port 8080' },
  ];
}
