import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isServed, PUSH_SERVICES } from './pushes.ts';
import { ServerKey, sealed } from './web-push.ts';

describe('a notice to a browser', () => {
  test('is sealed as in the example of RFC 8291, section 5', () => {
    const target = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const key = Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const body = sealed('When I grow up, I want to be a watermelon', target, { key, salt });
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('says who sends it, to one service and for half a day', () => {
    const key = new ServerKey(new Uint8Array(32).fill(3), 'mailto:host@example.org');
    const header = key.authorization('https://fcm.googleapis.com/fcm/send/abc', 1_700_000_000_000);
    const [, token = '', shown] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(shown).toBe(key.public);
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://fcm.googleapis.com',
      exp: 1_700_000_000 + 43_200,
      sub: 'mailto:host@example.org',
    });
    const point = Buffer.from(key.public, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const jwk = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
    const isOurs = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: jwk, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isOurs).toBe(true);
  });

  test.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['https://evil.example/fcm.googleapis.com', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://user@fcm.googleapis.com/x', false],
    ['https://push.apple.com/x', false],
    ['http://127.0.0.1:5432/', false],
    ['no address', false],
  ])('goes to services of browsers and nowhere else: %s', (endpoint, isTaken) => {
    expect(isServed(endpoint, PUSH_SERVICES)).toBe(isTaken);
  });
});
