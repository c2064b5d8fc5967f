import { EVENT_TYPES, EVENTS, fieldsOf, shape } from '@mura/engine';

/** The types of events that somebody may be told of: all but those that only the master knows. */
export const TOLD_TYPES = EVENT_TYPES.filter((type) => {
  const { told } = EVENTS[type];
  return told === 'byChannel' || told.some((hearers) => hearers !== 'master');
});

/** An event as a viewer is told it: the facts of the record, without who else is told. */
export const toldEvent = shape.cases(
  'type',
  Object.fromEntries(TOLD_TYPES.map((type) => [type, fieldsOf(type)])),
);
