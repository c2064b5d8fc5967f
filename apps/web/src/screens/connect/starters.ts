/** Programs to copy: each plays a village of the browser protocol to its end. */
export const STARTERS = [
  { id: 'python', file: 'agent.py', run: 'python3 agent.py' },
  { id: 'typescript', file: 'agent.ts', run: 'npx tsx agent.ts' },
  { id: 'java', file: 'Agent.java', run: 'java Agent.java' },
] as const;
export type Starter = (typeof STARTERS)[number];
