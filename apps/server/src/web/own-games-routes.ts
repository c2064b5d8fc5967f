import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { OwnGames } from '../people/own-games.ts';
import type { People } from '../people/people.ts';
import { answersWith, mustBeHuman } from './asking.ts';

export interface OwnGamesOptions {
  readonly people: People;
  readonly ownGames: OwnGames;
}

/** What somebody has played here. */
export function addOwnGames(app: FastifyInstance, { people, ownGames }: OwnGamesOptions): void {
  app.get(
    '/me/games',
    {
      schema: {
        summary: 'Your games that have ended: by role, who deceived you, whom you found, your best posts.',
        response: answersWith(web.ownGamesAnswer),
      },
    },
    async (request) => ownGames.of((await mustBeHuman(request, people)).id),
  );
}
