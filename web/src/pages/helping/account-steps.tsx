import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { OwnUsername } from '../../features/account/components/own-name.tsx';
import { PictureEditor } from '../../features/account/components/picture-editor.tsx';
import { draftQuery } from '../../features/draft/queries.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Avatar } from '../../ui/avatar.tsx';

/** Reads the draft again after something of the account was saved: the steps depend on it. */
export function useRefreshDraft(): () => void {
  const client = useQueryClient();
  return useCallback(
    () => void client.invalidateQueries({ queryKey: draftQuery.queryKey }),
    [client],
  );
}

/** The picture, which belongs to the account. */
export function PictureStep() {
  const user = useSignedInUser();
  const refresh = useRefreshDraft();
  const { profilePicture } = user;
  useEffect(refresh, [refresh, profilePicture]);
  const name = `${user.name} ${user.lastName}`.trim();
  return (
    <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:gap-8">
      <Avatar id={user.id} name={name} src={profilePicture} size={144} />
      <PictureEditor user={user} />
    </div>
  );
}

/** The username, which makes the personal link. */
export function LinkStep() {
  const user = useSignedInUser();
  return <OwnUsername user={user} onSaved={useRefreshDraft()} />;
}
