import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Every browser that runs the page reads woff2; the older files would only make the build larger. */
const onlyWoff2: Plugin = {
  name: 'mura-only-woff2',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('@fontsource') || !id.includes('.css')) return null;
    return { code: code.replaceAll(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, ''), map: null };
  },
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [onlyWoff2, svelte()],
  // Workspace packages resolve to their sources, so the page needs no build before it.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // Nothing is put into the page itself: its policy allows scripts, styles and fonts from its own address only.
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
  worker: { format: 'es', plugins: () => [onlyWoff2] },
});
