import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, useErrorText } from '../../../lib/error-text.ts';
import { usePreventReload } from '../../../shell/update/reload-guard.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { SavedNote } from '../../../ui/saved-note.tsx';
import { type PartnerSettings, useSaveFace } from '../face-queries.ts';
import { FaceColors } from './face-colors.tsx';
import { FacePreview } from './face-preview.tsx';
import { FaceFields, FaceLinks, FaceNames, FaceWelcome } from './face-texts.tsx';
import { isSameFace, problemsOf, typedFace, type TypedFace } from './face-rules.ts';

const noProblems: ReturnType<typeof problemsOf> = new Set();

/** How the partner shows itself: saved whole, on the version that the form began with. */
export function FaceForm(props: {
  settings: PartnerSettings;
  /** The logo, with ways to change it. */
  logo: ReactNode;
  /** Reads the settings again after another tab has changed them. */
  onReload: () => Promise<PartnerSettings | undefined>;
}) {
  const { settings, logo, onReload } = props;
  const { t } = useTranslation('facesettings');
  const [begun, setBegun] = useState(settings);
  const [face, setFace] = useState<TypedFace>(() => typedFace(settings));
  const [isTried, setTried] = useState(false);
  const saving = useSaveFace(settings.id);
  const code = saving.error ? errorCodeOf(saving.error) : null;
  const problems = isTried ? problemsOf(face) : noProblems;
  const isDirty = !isSameFace(face, typedFace(begun));
  usePreventReload(isDirty ? 'form' : null);
  const change = (changes: Partial<TypedFace>) => setFace((before) => ({ ...before, ...changes }));
  // A logo that was changed here raised the version, and touched nothing that is typed.
  const version = isSameFace(typedFace(settings), typedFace(begun))
    ? settings.version
    : begun.version;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problemsOf(face).size > 0) return;
    saving.mutate(
      { ...face, version },
      {
        onSuccess: (saved) => {
          setBegun(saved);
          setFace(typedFace(saved));
          setTried(false);
        },
      },
    );
  };
  const takeNewer = async () => {
    const newer = await onReload();
    if (!newer) return;
    saving.reset();
    setBegun(newer);
    setFace(typedFace(newer));
  };
  const part = { face, problems, onChange: change };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-read flex-col gap-10">
      <FaceNames {...part} isTaken={code === 'slug-taken'} former={settings.formerSlugs} />
      {logo}
      <FaceColors theme={face.theme} problems={problems} onChange={(theme) => change({ theme })} />
      <FacePreview face={face} logo={settings.logo} />
      <FaceWelcome {...part} />
      <FaceFields {...part} />
      <FaceLinks {...part} />
      <div className="flex flex-col gap-4">
        <Refusal error={saving.error} onTakeNewer={() => void takeNewer()} />
        {problems.size > 0 ? (
          <Banner tone="danger" live>
            {t('problems.some')}
          </Banner>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="large" loading={saving.isPending} className="max-sm:w-full">
            {t('save')}
          </Button>
          <SavedNote at={saving.isSuccess ? saving.submittedAt : 0}>{t('saved')}</SavedNote>
        </div>
      </div>
    </form>
  );
}

function Refusal({ error, onTakeNewer }: { error: unknown; onTakeNewer: () => void }) {
  const { t } = useTranslation('facesettings');
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <Banner
      tone="danger"
      live
      action={
        errorCodeOf(error) === 'partner-changed' ? (
          <Button variant="secondary" onClick={onTakeNewer}>
            {t('takeNewer')}
          </Button>
        ) : undefined
      }
    >
      {errorText(error)}
    </Banner>
  );
}
