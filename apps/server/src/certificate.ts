import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const YEARS = 10;

/** A certificate of our own for this machine, made once; browsers ask before they trust it. */
export async function localCertificate(data: string): Promise<Certificate> {
  const folder = join(data, 'tls');
  const [certPath, keyPath] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  if (!existsSync(certPath) || !existsSync(keyPath)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { cert, private: key } = await makeCertificate();
    writeFileSync(keyPath, key, { mode: 0o600 });
    writeFileSync(certPath, cert);
  }
  return readCertificate(certPath, keyPath);
}

export function readCertificate(certPath: string, keyPath: string): Certificate {
  return { cert: readFileSync(certPath, 'utf8'), key: readFileSync(keyPath, 'utf8') };
}

async function makeCertificate() {
  // Slow to load, and seldom needed.
  const { generate } = await import('selfsigned');
  const notAfterDate = new Date();
  notAfterDate.setFullYear(notAfterDate.getFullYear() + YEARS);
  return generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    notAfterDate,
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          ...[...new Set(['localhost', hostname()])].map((value) => ({ type: 2 as const, value })),
          ...[...new Set(addresses())].map((ip) => ({ type: 7 as const, ip })),
        ],
      },
    ],
  });
}

/** By which this machine is reached, also from others in the same house. */
function addresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  return ['127.0.0.1', '::1', ...all.map(({ address }) => address.replace(/%.*/, ''))];
}
