import { policy } from '@puente/contract/policy';
import { Building2, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { isRefused, type Office, type PlacesEditing, type Region } from '../queries.ts';
import { AddressField, type PickedAddress } from './address-field.tsx';

/** The offices, and a form for one more as long as there may be one. */
export function Offices({ region, editing }: { region: Region; editing: PlacesEditing }) {
  const { t } = useTranslation('place');
  const { offices } = editing.places.office;
  const [isAdding, setAdding] = useState(offices.length === 0);
  const save = (changed: Office[]) =>
    editing.change({ office: { enabled: true, offices: changed } });
  const isFull = offices.length >= policy.place.maxOffices;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col divide-y divide-line">
        {offices.map((office, at) => (
          <li key={office.id ?? office.address} className="flex items-center gap-3 py-3">
            <Building2 size={20} aria-hidden className="shrink-0 text-ink-soft" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{office.name}</span>
              <span className="block text-ink-soft">{office.address}</span>
            </span>
            <IconButton
              label={t('office.remove', { name: office.name })}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => void save(offices.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="text-ink-soft">{t('office.full', { count: offices.length })}</p>
      ) : null}
      {isAdding && !isFull ? (
        <NewOffice
          region={region}
          editing={editing}
          onAdd={async (office) => {
            const isSaved = await save([...offices, office]);
            if (isSaved) setAdding(false);
          }}
        />
      ) : null}
      {isAdding || isFull ? null : (
        <Button
          variant="secondary"
          className="self-start"
          icon={<Plus size={20} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('office.another')}
        </Button>
      )}
    </div>
  );
}

function NewOffice(props: {
  region: Region;
  editing: PlacesEditing;
  onAdd: (office: Office) => Promise<void>;
}) {
  const { region, editing, onAdd } = props;
  const { t } = useTranslation('place');
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [picked, setPicked] = useState<PickedAddress | null>(null);
  const [wasTried, setTried] = useState(false);
  const refusal = isRefused(editing.error) ? errorText(editing.error) : undefined;
  const isNamed = name.trim().length >= policy.place.officeName.min;
  const add = () => {
    setTried(true);
    if (isNamed && picked)
      void onAdd({ name: name.trim(), address: picked.line, areaId: picked.areaId });
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextInput
        label={t('office.name')}
        help={t('office.nameHelp')}
        value={name}
        maxLength={policy.place.officeName.max}
        onChange={({ target }) => setName(target.value)}
        error={wasTried && !isNamed ? t('office.nameNeeded') : undefined}
      />
      <AddressField
        label={t('office.address')}
        regionId={region.id}
        value={address}
        onChange={(text, found) => {
          setAddress(text);
          setPicked(found);
          setTried(false);
        }}
        error={wasTried && !picked ? t('address.choose') : wasTried ? refusal : undefined}
      />
      <Button type="submit" className="self-start" loading={editing.isSaving}>
        {t('office.add')}
      </Button>
    </form>
  );
}
