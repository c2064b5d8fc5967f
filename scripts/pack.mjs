// Makes what is published, in dist/ or the folder that is named: a tarball of each package, the notices of third parties,
// the bill of materials, and the SHA-256 of all of them.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './files.mjs';
import { writeBill, writeNotices } from './licences.mjs';
import { packInto } from './packages.mjs';
import { build, buildDocs, buildPage, install } from './ready.mjs';
import { disagreements } from './version.mjs';

const PUBLISHED = /\.tgz$|^(THIRD-PARTY-NOTICES\.txt|sbom\.cdx\.json|SHA256SUMS)$/;

const destination = resolve(process.argv[2] ?? join(root, 'dist'));
const wrong = disagreements();
if (wrong.length > 0) {
  console.error(`${wrong.join('\n')}\nSet one version with: npm run version -- 1.2.3`);
  process.exit(1);
}
install();
build();
buildPage();
buildDocs();
mkdirSync(destination, { recursive: true });
for (const old of published()) rmSync(join(destination, old));
packInto(destination);
writeNotices(join(destination, 'THIRD-PARTY-NOTICES.txt'));
writeBill(join(destination, 'sbom.cdx.json'));
const sums = published().map((file) => `${sha256(join(destination, file))}  ${file}\n`);
writeFileSync(join(destination, 'SHA256SUMS'), sums.join(''));
for (const file of published()) console.log(join(destination, file));

/** What of the folder is ours: nothing else in it is touched. */
function published() {
  return readdirSync(destination)
    .filter((file) => PUBLISHED.test(file))
    .sort();
}

/** @param {string} file */
function sha256(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
