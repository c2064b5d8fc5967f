import { ApiGuest, send } from './api.ts';

export const PASSWORD = 'correct horse battery';

/** Somebody with an account. */
export async function signUp(url: string, name: string): Promise<ApiGuest> {
  const answer = await send(url, 'POST', '/account', { name, password: PASSWORD });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return new ApiGuest(name, answer.body.id, answer.body.token);
}
