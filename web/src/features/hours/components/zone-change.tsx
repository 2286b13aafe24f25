import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneCity } from '../../../lib/zone-city.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { ZoneField } from '../../../ui/zone-field.tsx';

type Keeps = 'wall-times' | 'instants';

/** The calendar's zone; another one asks what it means for the hours (slot-8). */
export function ZoneChange(props: {
  zone: string;
  isSaving: boolean;
  onChange: (zone: string, keeps: Keeps) => Promise<boolean>;
}) {
  const { zone, isSaving, onChange } = props;
  const { t } = useTranslation('hours');
  const { t: common } = useTranslation('common');
  const [wanted, setWanted] = useState<string | null>(null);
  const [keeps, setKeeps] = useState<Keeps>('wall-times');
  const change = async () => {
    if (wanted !== null && (await onChange(wanted, keeps))) setWanted(null);
  };
  return (
    <>
      <ZoneField
        label={t('zone.label')}
        help={t('zone.help')}
        zone={zone}
        onChange={(picked) => setWanted(picked === zone ? null : picked)}
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
      </Dialog>
    </>
  );
}
