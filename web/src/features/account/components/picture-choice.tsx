import type { UserData } from '@puente/contract/user';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { localeTag } from '../../../lib/i18n.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useRemovePicture } from '../picture.ts';
import { largestMegabytes, pictureTypes } from '../picture-rules.ts';

type Props = {
  user: UserData;
  /** Why the last file was refused. */
  problem: string | null;
  onChoose: (file: File) => void;
  onDone: () => void;
};

/** The current picture, and the ways to choose another one. */
export function PictureChoice({ user, problem, onChoose, onDone }: Props) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const removing = useRemovePicture();
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: () => {
        toast.success(t('picture.removed'));
        onDone();
      },
    });
  const text = problem ?? (removing.error ? errorText(removing.error) : null);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-5">
        <Avatar
          id={user.id}
          name={`${user.name} ${user.lastName}`}
          src={user.profilePicture}
          size={96}
        />
        <p className="text-ink-soft">{t('picture.text')}</p>
      </div>
      {text ? (
        <Banner tone="danger" live>
          {text}
        </Banner>
      ) : null}
      <div className="flex flex-col gap-2">
        <FileButton label={t('picture.choose')} onChoose={onChoose} />
        {/* Only hand-held devices have a camera that people point. */}
        {matchMedia('(pointer: coarse)').matches ? (
          <FileButton label={t('picture.camera')} camera onChoose={onChoose} />
        ) : null}
        {user.profilePicture ? (
          <Button variant="quiet" loading={removing.isPending} onClick={remove}>
            {t('picture.remove')}
          </Button>
        ) : null}
      </div>
      <p className="text-center text-sm text-ink-soft">
        {t('picture.limits', { size: new Intl.NumberFormat(localeTag()).format(largestMegabytes) })}
      </p>
    </div>
  );
}

function FileButton(props: { label: string; camera?: boolean; onChoose: (file: File) => void }) {
  const { label, camera = false, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={camera ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        {...(camera ? { capture: 'user' as const } : {})}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Lets the same file be chosen again.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
