import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { clientWheel } from '../../scripts/wheel.mjs';

/** Every browser that runs the page reads woff2; the older files would only make the build larger. */
const onlyWoff2: Plugin = {
  name: 'mura-only-woff2',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('@fontsource') || !id.includes('.css')) return null;
    return { code: code.replaceAll(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, ''), map: null };
  },
};

/** The worker that keeps the page knows its files by name; fonts are too many, and are kept as they are shown. */
const serviceWorker: Plugin = {
  name: 'mura-service-worker',
  apply: 'build',
  generateBundle: {
    // Scripts that held nothing but styles are gone by then: a single file that is missing, and nothing is kept.
    order: 'post',
    handler(_, bundle) {
      const files = [
        '/',
        '/icon.svg',
        ...Object.keys(bundle)
          .filter((name) => /\.(js|css)$/.test(name))
          .map((name) => `/${name}`),
      ];
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const code = readFileSync(join(import.meta.dirname, 'src/service-worker.js'), 'utf8');
      const source = `const FILES = ${JSON.stringify(files)};\nconst VERSION = '${version}';\n${code}`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
};

/** Fonts and libraries go out with the page, and their licences with them. */
const licences: Plugin = {
  name: 'mura-licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = join(import.meta.dirname, '../../node_modules');
    const fonts = readdirSync(join(modules, '@fontsource')).map((font) => `@fontsource/${font}`);
    const inside = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds.flatMap((id) => LIBRARY.exec(id)?.[1] ?? []) : [],
    );
    const texts = [...new Set([...fonts, ...inside])].sort().map((name) => {
      const file = readdirSync(join(modules, name)).find((file) => /^licen[cs]e/i.test(file));
      const { license } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
      return `${name}\n\n${file === undefined ? license : readFileSync(join(modules, name, file), 'utf8')}`;
    });
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n\n') });
  },
};

/** The library that a file belongs to. */
const LIBRARY = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The agents to copy stand once, in the folder of the project; the page offers them. */
const starters: Plugin = {
  name: 'mura-starters',
  apply: 'build',
  generateBundle() {
    const folder = join(import.meta.dirname, '../../starters');
    for (const language of ['python', 'java', 'typescript'])
      for (const file of readdirSync(join(folder, language)).filter((name) => /\.(py|java|mts)$/.test(name)))
        this.emitFile({
          type: 'asset',
          fileName: `starters/${file}`,
          source: readFileSync(join(folder, language, file), 'utf8'),
        });
    const { name, bytes } = clientWheel();
    this.emitFile({ type: 'asset', fileName: `starters/${name}`, source: bytes });
  },
};

/**
 * What nearly every page shows comes in one file: as many small ones as pages share them would be asked for one by one.
 * Only what is named here: with all that it imports it would be most of the engine.
 */
const COMMON = {
  name: 'common',
  test: new RegExp(
    [
      '/node_modules/(svelte|clsx|esm-env)/',
      '/apps/web/src/shell/',
      '/apps/web/src/components/(?!LogicTable|RulePage|markdown|Face|SealCounts)',
      '/apps/web/src/words/(speech|late-words|return)',
      '/packages/words/src/(fill|languages|spoken|numerals|bot-characters|[a-z]{2}/index)\\.ts',
      '/packages/engine/src/(roles/|(result|hash|player)\\.ts)',
    ].join('|'),
  ),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [onlyWoff2, svelte(), serviceWorker, licences, starters],
  // Workspace packages resolve to their sources, so the page needs no build before it.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // Nothing is put into the page itself: its policy allows scripts, styles and fonts from its own address only.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [COMMON] } } },
  },
  worker: { format: 'es' },
});
