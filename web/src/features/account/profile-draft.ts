import { tab } from '../../lib/storage.ts';
import { fieldNames, type ProfileForm } from './profile-fields.ts';

/** The person's unsaved changes of their profile, in this tab. */
export function profileDraftOf(owner: string): Partial<ProfileForm> {
  const draft = tab.get('profileDraft');
  return draft?.owner === owner ? draft.typed : {};
}

/** Stores the fields that differ from what is saved; removes the draft when none does. */
export function keepProfileDraft(owner: string, saved: ProfileForm, form: ProfileForm): void {
  const changed = fieldNames.filter((name) => form[name] !== saved[name]);
  if (changed.length === 0) return tab.remove('profileDraft');
  const typed = Object.fromEntries(changed.map((name) => [name, form[name]]));
  tab.set('profileDraft', { owner, typed });
}
