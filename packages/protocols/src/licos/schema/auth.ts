import { shape } from '@mura/engine';
import { email, timestamp, token } from './common.ts';
import { object } from './object.ts';

const { list, optional, text, word } = shape;

/** How a robot makes itself known, LiCOS 0.3: one request, and two answers. */

export const AUTH_REQUESTS = {
  authenticationAndAuthorizationRequest: object({
    type: word(['authenticationAndAuthorizationRequest']),
    userEmail: email,
    userPassword: text({ least: 8, most: 256 }),
    robotVersion: text({ pattern: /^[0-9]+\.[0-9]+\.[0-9]+/, least: 5 }),
    accessToken: token,
    sourceCode: object({
      timestamp,
      programmingLanguage: optional(list(object({ name: text(), version: text() }))),
      url: optional(text({ pattern: /^https:\/\// })),
    }),
  }),
} as const;

export const AUTH_ANSWERS = {
  authenticationRequestResponse: object({
    type: word(['authenticationRequestResponse']),
    accessToken: token,
    response: text({ pattern: /^(authenticated|error:[A-Za-z]+)$/ }),
  }),
  authorizationRequestResponse: object({
    type: word(['authorizationRequestResponse']),
    accessToken: token,
    response: text({ pattern: /^(authorized|error:[A-Za-z]+)$/ }),
  }),
} as const;

export type AuthRequest = shape.ValueOf<typeof AUTH_REQUESTS.authenticationAndAuthorizationRequest>;
