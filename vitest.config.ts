import { defineConfig } from 'vitest/config';

// Packages resolve to their sources, so that a test never runs an old build.
const conditions = ['source', 'module', 'node', 'development|production'];

// A busy machine takes minutes for what takes seconds elsewhere, in a test or in a hook before it.
const LIMIT = 600_000;

export default defineConfig({
  test: {
    setupFiles: ['checks/seed.ts'],
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
    // One more than the cores of a small machine: servers that are killed and browsers that load leave them idle.
    maxWorkers: 3,
    projects: [
      // Pure code leaves nothing behind: its files share a worker, and what one has loaded the next need not.
      {
        extends: true,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'packages',
          include: ['packages/**/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      // Each file of these has a process of its own, which loads the packages as they are compiled: Node does that in a
      // third of the time that it takes to transform their sources.
      {
        extends: true,
        test: {
          name: 'apps',
          include: [
            'apps/**/src/**/*.test.ts',
            'apps/web/e2e/**/*.test.ts',
            'checks/**/*.test.ts',
            'starters/*.test.ts',
          ],
          globalSetup: ['checks/build.ts', 'apps/server/testing/postgres.ts'],
          server: { deps: { external: [/\/(packages|apps)\/[a-z]+\/dist\//] } },
          pool: 'forks',
        },
      },
    ],
  },
});
