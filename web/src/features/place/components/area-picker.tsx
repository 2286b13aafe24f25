import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { groupedAreas, neighboursOf, toggled } from '../area-rules.ts';
import type { Region } from '../queries.ts';

/** The areas of home visits: searched, by group, and the neighbors of the chosen ones at once. */
export function AreaPicker(props: {
  region: Region;
  chosen: readonly string[];
  onChange: (areaIds: string[]) => void;
}) {
  const { region, chosen, onChange } = props;
  const { t } = useTranslation('place');
  const [words, setWords] = useState('');
  const groups = groupedAreas(region.areas, words);
  const near = neighboursOf(region.areas, chosen);
  return (
    <div className="flex flex-col gap-5">
      <TextInput
        label={t('home.search', { region: region.name })}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-ink-soft">
          {chosen.length > 0 ? t('home.chosen', { count: chosen.length }) : t('home.none')}
        </p>
        {near.length > 0 ? (
          <Button
            variant="secondary"
            icon={<Plus size={20} aria-hidden />}
            onClick={() => onChange([...chosen, ...near])}
          >
            {t('home.neighbors', { count: near.length })}
          </Button>
        ) : null}
        {chosen.length > 0 ? (
          <Button variant="quiet" onClick={() => onChange([])}>
            {t('home.clear')}
          </Button>
        ) : null}
      </div>
      <div className="flex flex-col gap-5">
        {groups.length === 0 ? <p>{t('home.noneFound')}</p> : null}
        {groups.map(({ group, areas }) => (
          <div key={group} className="flex flex-col gap-2">
            <p aria-hidden className="text-sm font-medium text-ink-soft">
              {t('home.group', { name: group })}
            </p>
            <Chips label={t('home.group', { name: group })}>
              {areas.map(({ id, name }) => (
                <Chip
                  key={id}
                  pressed={chosen.includes(id)}
                  onClick={() => onChange(toggled(chosen, id))}
                >
                  {name}
                </Chip>
              ))}
            </Chips>
          </div>
        ))}
      </div>
    </div>
  );
}
