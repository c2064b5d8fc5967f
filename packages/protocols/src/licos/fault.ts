import { shape } from '@mura/engine';

/** What is wrong with a message, and where: `character[2].id`. The message as a whole has the place ''. */
export interface MessageFault {
  readonly path: string;
  readonly message: string;
}

/** All that is wrong with a message; nobody needs to hear of more than a few. */
export function faultsOf(form: shape.Form, value: unknown): readonly MessageFault[] {
  return shape
    .faultsIn(form, value)
    .map(({ path, problem, isMissing }) => ({ path, message: isMissing ? 'is missing' : problem }));
}
