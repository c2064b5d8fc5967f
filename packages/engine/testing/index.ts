export * from './actions.ts';
export * from './given.ts';
export * from './rules.ts';
export * from './scene.ts';
export * from './table.ts';
