import { list, object, optional } from '../shape/nested.ts';
import type { ValueOf } from '../shape/shape.ts';
import { exactly, text } from '../shape/simple.ts';
import { email, timestamp, token } from './common.ts';

/** How a robot makes itself known, LiCOS 0.3: one request, and two answers. */

export const AUTH_REQUESTS = {
  authenticationAndAuthorizationRequest: object({
    type: exactly('authenticationAndAuthorizationRequest'),
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
    type: exactly('authenticationRequestResponse'),
    accessToken: token,
    response: text({ pattern: /^(authenticated|error:[A-Za-z]+)$/ }),
  }),
  authorizationRequestResponse: object({
    type: exactly('authorizationRequestResponse'),
    accessToken: token,
    response: text({ pattern: /^(authorized|error:[A-Za-z]+)$/ }),
  }),
} as const;

export type AuthRequest = ValueOf<typeof AUTH_REQUESTS.authenticationAndAuthorizationRequest>;
