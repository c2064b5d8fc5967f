import type { shape } from '@mura/engine';
import { AUTH_ANSWERS, AUTH_REQUESTS } from './auth.ts';
import { LOBBY_ANSWERS, LOBBY_REQUESTS } from './lobby.ts';
import { LOG_LINES } from './log.ts';
import { OLD_MESSAGES } from './old.ts';
import { publish } from './publish.ts';
import { VILLAGE_MESSAGES } from './village.ts';

/** The schemas as they are served and shipped, by file name. */
export function schemaDocuments(): Readonly<Record<string, shape.JsonSchema>> {
  return {
    'village-0.3.schema.json': publish(
      {
        id: 'urn:mura:licos:village:0.3',
        title: 'LiCOS 0.3, messages of a village',
        description:
          'Every message between a village and its clients; the common fields are checked in each.',
      },
      VILLAGE_MESSAGES,
    ),
    'lobby-0.3.schema.json': publish(
      {
        id: 'urn:mura:licos:lobby:0.3',
        title: 'LiCOS 0.3, messages of the lobby',
        description: '26 messages of clients and 12 of the server.',
      },
      { ...LOBBY_REQUESTS, ...LOBBY_ANSWERS },
    ),
    'auth-0.3.schema.json': publish(
      {
        id: 'urn:mura:licos:auth:0.3',
        title: 'LiCOS 0.3, how robots make themselves known',
        description: 'One request of a robot and the two answers of the server.',
      },
      { ...AUTH_REQUESTS, ...AUTH_ANSWERS },
    ),
    'log-0.3.schema.json': publish(
      {
        id: 'urn:mura:licos:log:0.3',
        title: 'The first line of a log of Mura in the form of LiCOS 0.3',
        description: 'What no message says of a village; all other lines are messages of a village.',
      },
      LOG_LINES,
    ),
    'village-0.2.schema.json': publish(
      {
        id: 'urn:mura:licos:village:0.2',
        title: 'LiCOS 0.2, the two messages of the paper',
        description: 'Board and chat, with the deviations of the printed samples allowed.',
      },
      OLD_MESSAGES,
    ),
  };
}
