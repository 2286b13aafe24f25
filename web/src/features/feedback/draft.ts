import { tab, type FeedbackDraft } from '../../lib/storage.ts';

const nothing: FeedbackDraft = { type: null, text: '', name: '' };

/** What was typed in this tab and is not sent yet. */
export const readDraft = (): FeedbackDraft => tab.get('feedbackDraft') ?? nothing;
export const saveDraft = (draft: FeedbackDraft): void => tab.set('feedbackDraft', draft);
export const clearDraft = (): void => tab.remove('feedbackDraft');
