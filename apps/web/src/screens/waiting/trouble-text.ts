import type { Trouble } from '../../source/server.ts';
import { t } from '../../words/speech.svelte.ts';

/** What went wrong on the way to a village, and what one can do. */
export function troubleText({ code, allowed }: Trouble): string {
  switch (code) {
    case 'unreachable':
    case 'stopping':
    case 'tryAgain':
      return t('trouble.unreachable');
    case 'unknownContest':
      return t('trouble.unknownContest');
    case 'wrongContest':
      return t('trouble.wrongContest', { allowed: allowed ?? '' });
    case 'contestStarted':
      return t('trouble.contestStarted');
    case 'contestNotRunning':
      return t('trouble.contestNotRunning');
    case 'notJudge':
      return t('trouble.notJudge');
    case 'wrongKey':
      return t('trouble.wrongKey');
    case 'unknownVillage':
    case 'unknownAddress':
      return t('trouble.unknownVillage');
    case 'villageFull':
      return t('trouble.villageFull');
    case 'seatTaken':
      return t('trouble.seatTaken');
    case 'alreadySeated':
      return t('trouble.alreadySeated');
    case 'alreadyStarted':
      return t('trouble.alreadyStarted');
    case 'seatsOpen':
      return t('trouble.seatsOpen');
    case 'needsGuest':
    case 'wrongToken':
      return t('trouble.needsGuest');
    case 'notWatched':
      return t('trouble.notWatched');
    case 'notSeated':
      return t('trouble.notSeated');
    case 'notEnded':
      return t('trouble.notEnded');
    case 'tooManyVillages':
      return t('trouble.tooManyVillages');
    case 'tooManyMessages':
      return t('refused.tooSoon');
    case 'wrongSetup':
    case 'wrongMessage':
      return t('trouble.wrongSetup', { allowed: allowed ?? '' });
    case 'wrongDoor':
      return t('trouble.wrongDoor', { allowed: allowed ?? '' });
    case 'doorClosed':
      return t('trouble.doorClosed');
    case 'programsMissing':
      return t('trouble.programsMissing', { allowed: allowed ?? '' });
    case 'programsElsewhere':
      return t('trouble.programsElsewhere');
    case 'needsConsent':
      return t('trouble.needsConsent');
    case 'unknownRecord':
      return t('trouble.unknownRecord');
    case 'tooManyRecords':
      return t('trouble.tooManyRecords');
    case 'tooManyReports':
      return t('trouble.tooManyReports');
    case 'wrongPassword':
      return t('trouble.wrongPassword');
    case 'nameTaken':
      return t('trouble.nameTaken');
    case 'tooManyTries':
      return t('trouble.tooManyTries');
    case 'wrongPicture':
      return t('trouble.wrongPicture', { allowed: allowed ?? '' });
    case 'tooManyCasts':
      return t('trouble.tooManyCasts');
    case 'tooLarge':
      return t('trouble.tooLarge');
    case 'wrongTime':
      return t('trouble.wrongTime');
    default:
      return t('trouble.other', { code });
  }
}
