import { shape } from '@mura/engine';
import { packetForm as aiwolfPacket } from './aiwolf/packet.ts';
import { CLOSINGS, type Closing } from './closings.ts';
import { AUTH_ANSWERS, AUTH_REQUESTS } from './licos/schema/auth.ts';
import { LOBBY_ANSWERS, LOBBY_REQUESTS } from './licos/schema/lobby.ts';
import { collecting } from './licos/schema/publish.ts';
import { VILLAGE_MESSAGES } from './licos/schema/village.ts';
import { REQUESTS } from './nlp/packet.ts';
import { packetForm as nlpPacket } from './nlp/validate.ts';
import { clientMessage, serverMessage } from './web/live.ts';

/**
 * The sockets of a server as an AsyncAPI document, made from the shapes by which messages are checked and written. It
 * is told from the side of the server: what it sends, and what it receives.
 */
export function asyncApi(version: string): shape.JsonSchema {
  const parts = new DocumentParts();
  const described = channels().map((channel) => [channel.id, parts.channel(channel)] as const);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Mura: the sockets',
      version,
      description:
        'The browser protocol, and the doors of other platforms. Requests over HTTP: openapi.json.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      mura: {
        host: '127.0.0.1:8080',
        protocol: 'ws',
        description: 'The port of the page; wss where it is encrypted.',
      },
      aiwolf: { host: '127.0.0.1:10000', protocol: 'tcp', description: 'Lines of text, each ended by LF.' },
    },
    channels: Object.fromEntries(described),
    operations: parts.operations,
    components: { messages: parts.messages, schemas: parts.schemas },
  };
}

/** A message: its name, and its shape; without one it is a text. */
type Messages = readonly (readonly [name: string, form: shape.Form | null])[];

interface ApiChannel {
  readonly id: string;
  readonly server: 'mura' | 'aiwolf';
  readonly address: string | null;
  readonly about: string;
  readonly sends: Messages;
  /** What we read may leave out what has a default. */
  readonly sent: 'input' | 'output';
  readonly receives: Messages;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly closings?: Readonly<Record<string, Closing>>;
}

/** What an agent of the older wires answers: bare words, which only the open request explains. */
const TEXT: Messages = [['answer', null]];

const channels = (): readonly ApiChannel[] => [
  {
    id: 'live',
    server: 'mura',
    address: '/api/v1/villages/{village}/live',
    about:
      'A village, for whoever plays or watches it: docs/PROTOCOL-WEB.md. The token goes into `Authorization: Bearer`, or into `?token=`; `?after=` is the last number that one has.',
    sends: byCase(serverMessage),
    sent: 'output',
    receives: byCase(clientMessage),
    parameters: { village: 'The id of the village.' },
    closings: CLOSINGS.web,
  },
  {
    id: 'nlp',
    server: 'mura',
    address: '/ws',
    about: 'The wire of the natural-language contest: docs/PROTOCOL-NLP.md.',
    sends: REQUESTS.map((request) => [request, nlpPacket(request)]),
    sent: 'input',
    receives: TEXT,
    closings: CLOSINGS.nlp,
  },
  {
    id: 'aiwolf',
    server: 'aiwolf',
    address: null,
    about: 'The wire of the AIWolf platform, over TCP: docs/PROTOCOL-AIWOLF.md. One packet a line.',
    sends: [['packet', aiwolfPacket]],
    sent: 'input',
    receives: TEXT,
  },
  {
    id: 'licosLobby',
    server: 'mura',
    address: '/licos/lobbyMessage',
    about: 'The lobby of LiCOS: docs/PROTOCOL-LICOS.md.',
    sends: Object.entries(LOBBY_ANSWERS),
    sent: 'input',
    receives: Object.entries(LOBBY_REQUESTS),
    closings: CLOSINGS.licos,
  },
  {
    id: 'licosVillage',
    server: 'mura',
    address: '/licos/villageMessage',
    about: 'A village of LiCOS, in JSON-LD: docs/PROTOCOL-LICOS.md. Most messages go both ways.',
    sends: Object.entries(VILLAGE_MESSAGES).filter(([kind]) => !kind.startsWith('received')),
    sent: 'input',
    receives: [
      ...Object.entries(VILLAGE_MESSAGES).filter(([kind]) => !kind.startsWith('nextGame')),
      ...Object.entries(LOBBY_REQUESTS).filter(([kind]) => OVER_BOTH_SOCKETS.includes(kind)),
    ],
    closings: CLOSINGS.licos,
  },
  {
    id: 'licosAuth',
    server: 'mura',
    address: '/licos/authMessage',
    about: 'How robots of LiCOS make themselves known: docs/PROTOCOL-LICOS.md.',
    sends: Object.entries(AUTH_ANSWERS),
    sent: 'input',
    receives: Object.entries(AUTH_REQUESTS),
    closings: CLOSINGS.licos,
  },
];

/** Messages of the lobby that come over the socket of a village, too. */
const OVER_BOTH_SOCKETS = ['ready', 'buildVillage', 'leaveWaitingPage'];

/** A message for each word of a union. */
function byCase(form: shape.Form): Messages {
  if (form.kind !== 'cases') return [];
  return Object.keys(form.cases).map((name) => [name, { ...form, cases: { [name]: form.cases[name]! } }]);
}

type ApiPart = Record<string, shape.JsonSchema>;

/** What the document refers to, gathered channel by channel. */
class DocumentParts {
  readonly messages: ApiPart = {};
  readonly schemas: ApiPart = {};
  readonly operations: ApiPart = {};

  channel(channel: ApiChannel): shape.JsonSchema {
    const { id, server, address, about, parameters = {} } = channel;
    const sent = this.#named(channel, 'server', channel.sends, channel.sent);
    const received = this.#named(channel, 'client', channel.receives, 'input');
    this.#operation(id, 'send', sent);
    this.#operation(id, 'receive', received);
    const refer = (name: string) => [name, { $ref: `#/components/messages/${name}` }] as const;
    return {
      address,
      description: `${about}${closingsOf(channel)}`,
      servers: [{ $ref: `#/servers/${server}` }],
      ...(address?.includes('{') ? { parameters: withDescriptions(parameters) } : {}),
      messages: Object.fromEntries([...sent, ...received].map(refer)),
    };
  }

  #operation(id: string, action: 'send' | 'receive', names: readonly string[]): void {
    this.operations[`${action}.${id}`] = {
      action,
      channel: { $ref: `#/channels/${id}` },
      messages: names.map((name) => ({ $ref: `#/channels/${id}/messages/${name}` })),
    };
  }

  /** The names of messages under which the document has them. */
  #named(
    { id }: ApiChannel,
    side: 'server' | 'client',
    messages: Messages,
    direction: 'input' | 'output',
  ): string[] {
    const refer = collecting(this.schemas, (name) => `${id}.${side}.${name}`, '#/components/schemas/');
    return messages.map(([kind, form]) => {
      const name = `${id}.${side}.${kind}`;
      this.messages[name] =
        form === null
          ? { name: kind, contentType: 'text/plain', payload: { type: 'string' } }
          : { name: kind, payload: shape.jsonSchema(form, direction, refer) };
      return name;
    });
  }
}

function closingsOf({ closings = {} }: ApiChannel): string {
  const words = Object.values(closings).map(({ code, word }) => `${code} ${word}`);
  return words.length === 0 ? '' : ` Closed by the server with: ${words.join(', ')}.`;
}

function withDescriptions(parameters: Readonly<Record<string, string>>): ApiPart {
  return Object.fromEntries(Object.entries(parameters).map(([name, description]) => [name, { description }]));
}
