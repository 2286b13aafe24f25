import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { zoneCity } from '../../../lib/zone-city.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { ZoneField } from '../../../ui/zone-field.tsx';

type Keeps = 'wall-times' | 'instants';

/** The calendar's zone; another one asks what it means for the hours (slot-8). */
export function ZoneChange(props: {
  zone: string;
  isSaving: boolean;
  /** Why the hours were not saved, which the dialog lies over. */
  error: unknown;
  onChange: (zone: string, keeps: Keeps) => Promise<boolean>;
}) {
  const { zone, isSaving, error, onChange } = props;
  const { t } = useTranslation('hours');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const [wanted, setWanted] = useState<string | null>(null);
  const [keeps, setKeeps] = useState<Keeps>('wall-times');
  const [isTried, setTried] = useState(false);
  const change = async () => {
    setTried(true);
    if (wanted !== null && (await onChange(wanted, keeps))) setWanted(null);
  };
  return (
    <>
      <ZoneField
        label={t('zone.label')}
        help={t('zone.help')}
        zone={zone}
        onChange={(picked) => {
          setTried(false);
          setWanted(picked === zone ? null : picked);
        }}
        searchLabel={t('zone.search')}
        noneLabel={t('zone.none')}
      />
      <Dialog
        open={wanted !== null}
        onOpenChange={() => setWanted(null)}
        modal="question"
        title={t('zone.title', { city: zoneCity(wanted ?? zone) })}
        description={t('zone.text')}
        closeLabel={common('close')}
        actions={
          <Button loading={isSaving} onClick={() => void change()}>
            {t('zone.done')}
          </Button>
        }
      >
        <RadioCards
          legend={t('zone.question')}
          value={keeps}
          onChange={setKeeps}
          choices={[
            { value: 'wall-times', label: t('zone.wall'), help: t('zone.wallHelp') },
            { value: 'instants', label: t('zone.instants'), help: t('zone.instantsHelp') },
          ]}
        />
        {isTried && error ? (
          <Banner tone="danger" live>
            {errorText(error)}
          </Banner>
        ) : null}
      </Dialog>
    </>
  );
}
