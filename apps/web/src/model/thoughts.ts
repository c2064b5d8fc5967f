import type { Role } from '@mura/engine';
import { type Board, rolesIn } from './board.ts';
import type { VillageModel } from './village-model.ts';

/** What the writer's board says of somebody he mentions. */
export interface Thought {
  readonly name: string;
  readonly role: Role;
}

const MOST = 3;

/** Those mentioned in a text, with the role the writer is sure of. */
export function thoughtsAbout(text: string, { view, player }: VillageModel, board: Board): Thought[] {
  const { cast, rules } = view.shared;
  if (rules === null || text === '') return [];
  return cast
    .flatMap(({ name }, index) => {
      if (index + 1 === player || !text.includes(name)) return [];
      const role = rolesIn(rules.roles).find((one) => board(index + 1, one).mark === 'O');
      return role === undefined ? [] : [{ name, role }];
    })
    .slice(0, MOST);
}
