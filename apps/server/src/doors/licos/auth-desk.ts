import type { licos } from '@mura/protocols';
import { verify } from '@node-rs/argon2';
import type { Desk, Line } from './line.ts';
import type { Town } from './town.ts';

/** A robot makes itself known: by its owner's address and password, then by his consent. */
export class AuthDesk implements Desk {
  readonly #town: Town;
  readonly #line: Line;
  #token: string | null = null;
  #isBusy = false;

  constructor(town: Town, line: Line) {
    this.#town = town;
    this.#line = line;
  }

  take(message: object, { kind }: licos.Recognised): void {
    // One password at a time: checking one is work.
    if (kind !== 'authenticationAndAuthorizationRequest' || this.#isBusy) return;
    this.#isBusy = true;
    this.#authenticate(message as licos.AuthRequest)
      .catch((error: unknown) => this.#town.warn(error))
      .finally(() => {
        this.#isBusy = false;
      });
  }

  complain({ path }: licos.Complaint): void {
    this.#answer(
      'authentication',
      '00000000-0000-4000-8000-000000000000',
      `error:invalid${ERRORS[path] ?? 'Format'}`,
    );
  }

  gone(): void {
    if (this.#token !== null && this.#town.robots.get(this.#token) === this.#line)
      this.#town.robots.delete(this.#token);
  }

  async #authenticate({ userEmail, userPassword, accessToken }: licos.AuthRequest): Promise<void> {
    const user = this.#town.users.findByEmail(userEmail);
    const isRight = user?.password != null && (await verify(user.password, userPassword));
    // Which of the two is wrong is not told.
    if (user === undefined || !isRight) {
      this.#answer('authentication', accessToken, 'error:invalidUserPassword');
      return;
    }
    const avatar = user.avatars.find(
      ({ token, robot }) => robot !== null && token === accessToken.toLowerCase(),
    );
    if (avatar?.robot == null) {
      this.#answer('authentication', accessToken, 'error:accessTokenNotFound');
      return;
    }
    this.#token = avatar.token;
    this.#town.robots.set(avatar.token, this.#line);
    this.#answer('authentication', accessToken, 'authenticated');
    if (avatar.robot.isAuthorized) this.#answer('authorization', accessToken, 'authorized');
    else this.#town.browsers.get(user.session)?.askToAuthorize(avatar.token);
  }

  #answer(step: 'authentication' | 'authorization', accessToken: string, response: string): void {
    this.#line.send({ type: `${step}RequestResponse`, accessToken, response });
  }
}

const ERRORS: Readonly<Record<string, string>> = {
  userEmail: 'UserEmail',
  userPassword: 'UserPassword',
  accessToken: 'AccessToken',
  robotVersion: 'RobotVersion',
  'sourceCode.timestamp': 'SourceCodeTimestamp',
};
