import type { SuggestedField } from '@puente/contract/partner-face';

/** Goals to begin with under a partner's greeting, one for each field it works in. */
export const openers: Record<SuggestedField, string> = {
  mind: "I can't sleep, my head won't stop",
  careers: "I'm stuck in my job and don't know whether to leave",
  startups: "I have a business idea and don't know where to start",
  law: 'I need to understand a contract before I sign it',
  money: "I earn well and there's nothing left at the end of the month",
  languages: 'I want to speak English at work without freezing',
  parenting: 'My teenager barely talks to me anymore',
  wellness: 'I want to move more and not quit after two weeks',
  arts: 'I want to go back to the piano after twenty years',
  software: 'I want to learn to program from zero',
  study: "I don't know what to study",
  home: 'I want to renovate without it getting out of hand',
};
