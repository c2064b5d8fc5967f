import fc from 'fast-check';

// The same tests everywhere give the same answer; `npm run test:long` looks where nobody has looked yet.
if (!process.env.MURA_LONG) fc.configureGlobal({ seed: 20_130_301 });
