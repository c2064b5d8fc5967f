export * from './actions.ts';
export * from './forms.ts';
export * from './host.ts';
export * from './villages.ts';
