import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// Packages resolve to their sources, so that a test never runs an old build.
const conditions = ['source', 'module', 'node', 'development|production'];

/**
 * One more than the cores of a small machine: servers that are killed and browsers that load leave them idle. Each loads
 * a server and starts a browser of its own, and with a fourth a run takes a twentieth more CPU time.
 */
const WORKERS = 3;

// A busy machine takes minutes for what takes seconds elsewhere, in a test or in a hook before it.
const LIMIT = 600_000;

/** Servers, browsers, commands, and the checks themselves: each file closes what it opens. */
const SHARED = [
  'apps/cli/src/**/*.test.ts',
  'apps/server/src/**/*.test.ts',
  'apps/web/{src,e2e}/**/*.test.ts',
  'checks/**/*.test.ts',
];

/** Of these some that need a process of their own. */
const ALONE = [
  // They put another file system in the place of Node's, which comes too late where somebody has loaded it before.
  'apps/server/src/store/embedded/full-disk.test.ts',
  'apps/server/src/store/files/journal.test.ts',
  // They measure time or memory, for which whoever came before must not count.
  'apps/server/src/web/blocking.test.ts',
  'apps/server/src/soak.test.ts',
];

/** Other programs. */
const OTHERS = ['starters/*.test.ts', 'clients/*/*.test.ts'];

/**
 * Tests that load the packages as they are compiled: Node does that in a third of the time that it takes to transform
 * their sources.
 */
function ofApps(own: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      globalSetup: ['checks/build.ts', 'apps/server/testing/postgres.ts'],
      server: { deps: { external: [/\/(packages|apps)\/[a-z]+\/dist\//] } },
      pool: 'forks',
      sequence: { groupOrder: 1 },
      ...own,
    },
  };
}

export default defineConfig({
  test: {
    setupFiles: ['checks/seed.ts'],
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
    maxWorkers: WORKERS,
    // On a machine that others use too a browser or a server may be kept waiting for a minute. There a test that fails
    // is tried once more, and the list of tests says so; who works on Mura sees every failure.
    retry: process.env.CI === 'true' ? 1 : 0,
    projects: [
      // Pure code leaves nothing behind: its files share a worker, and what one has loaded the next need not. Nor does it
      // ever wait, and each worker more would load all packages once more; so it has one for each core. `npm test` runs
      // it in the gaps of the others (`scripts/test.mjs`).
      {
        extends: true,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'packages',
          include: ['packages/**/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          maxWorkers: Math.min(WORKERS, availableParallelism()),
        },
      },
      ofApps({ name: 'apps', include: [...OTHERS, ...ALONE] }),
      // To load a server or to start a browser takes longer than most files of tests: these share processes too.
      ofApps({
        name: 'apps-shared',
        include: SHARED,
        exclude: [...configDefaults.exclude, ...ALONE],
        isolate: false,
      }),
    ],
  },
});
