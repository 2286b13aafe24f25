import { tab, type FeedbackDraft } from '../../lib/storage.ts';

const nothing: FeedbackDraft = { type: null, text: '', name: '' };

/** Feedback typed in this tab and not sent yet. */
export function readDraft(): FeedbackDraft {
  return tab.get('feedbackDraft') ?? nothing;
}
export function saveDraft(draft: FeedbackDraft): void {
  tab.set('feedbackDraft', draft);
}
export function clearDraft(): void {
  tab.remove('feedbackDraft');
}
