export { markCancelled, markMeetingsReleased, markReleased } from './store.ts';
