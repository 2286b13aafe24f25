/**
 * The product words that have texts, typed from English. A new word: add `en/<word>.json`,
 * `es/<word>.json` and one line here.
 */
import type activity from './en/activity.json';
import type auth from './en/auth.json';
import type availability from './en/availability.json';
import type booking from './en/booking.json';
import type chat from './en/chat.json';
import type common from './en/common.json';
import type contact from './en/contact.json';
import type conversations from './en/conversations.json';
import type directory from './en/directory.json';
import type errors from './en/errors.json';
import type face from './en/face.json';
import type facesettings from './en/facesettings.json';
import type feedback from './en/feedback.json';
import type link from './en/link.json';
import type draft from './en/draft.json';
import type hours from './en/hours.json';
import type meeting from './en/meeting.json';
import type offering from './en/offering.json';
import type partner from './en/partner.json';
import type place from './en/place.json';
import type payment from './en/payment.json';
import type provider from './en/provider.json';
import type security from './en/security.json';
import type settings from './en/settings.json';
import type shell from './en/shell.json';
import type waiting from './en/waiting.json';
import type verification from './en/verification.json';
import type welcome from './en/welcome.json';
import type words from './en/words.json';
import type you from './en/you.json';

export type Namespaces = {
  activity: typeof activity;
  auth: typeof auth;
  availability: typeof availability;
  booking: typeof booking;
  chat: typeof chat;
  common: typeof common;
  contact: typeof contact;
  conversations: typeof conversations;
  directory: typeof directory;
  errors: typeof errors;
  face: typeof face;
  facesettings: typeof facesettings;
  feedback: typeof feedback;
  link: typeof link;
  draft: typeof draft;
  hours: typeof hours;
  meeting: typeof meeting;
  offering: typeof offering;
  partner: typeof partner;
  place: typeof place;
  payment: typeof payment;
  provider: typeof provider;
  security: typeof security;
  settings: typeof settings;
  shell: typeof shell;
  waiting: typeof waiting;
  verification: typeof verification;
  welcome: typeof welcome;
  words: typeof words;
  you: typeof you;
};
