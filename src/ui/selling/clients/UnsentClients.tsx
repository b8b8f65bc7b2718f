import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NewClients, type UnsentClient } from '../../../application/selling/clients/NewClients';
import { clientName, type ClientId } from '../../../domain/selling/clients/Client';
import type { ClientValues } from '../../../domain/selling/clients/ClientValues';
import { leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { Stack } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { useIsAt, useNavigation } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useFailureText } from '../../shared/texts/useFailureText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { Notice } from '../Notice';

/** Says that a new client was created, and shows those that could not be saved. The dealer can reopen the form of each. */
export const UnsentClients = observer(function UnsentClients() {
  const { t } = useTexts(['clients', 'selling']);
  const newClients = useInjection(NewClients);
  const { shown: clients, created } = newClients;
  const failureText = useFailureText();
  const { navigate } = useNavigation();
  const isForm = useIsAt(path => path === paths.createClient);
  useEffect(() => {
    void newClients.restore();
    return () => newClients.listed(null);
  }, [newClients]);

  const handleRestore = async (key: number) => {
    await newClients.moveToForm(key);
    await navigate(paths.createClient);
  };
  const titleOf = ({ state }: UnsentClient) => {
    if (state.step === 'setAside') return 'clients:unsent.half' as const;
    const isRefused = state.step === 'failed' && !leavesOutcomeOpen(state.failure);
    return isRefused ? ('clients:unsent.title' as const) : ('clients:unsent.unsureTitle' as const);
  };
  const textOf = ({ state }: UnsentClient): string => {
    if (state.step === 'setAside') return t('clients:unsent.setAside');
    if (state.step === 'sending') return t('selling:checkingSaved');
    if (state.step !== 'failed') return t('clients:unsent.unknown');
    const text = state.failure.reason === 'unauthorized' ? t('selling:notLetIn') : failureText(state.failure);
    return leavesOutcomeOpen(state.failure) ? `${text} ${t('clients:unsent.lookFirst')}` : text;
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {created && t('clients:created', { name: nameOf(created) })}
      </p>
      {/* Hidden on the form, because restoring a client would replace it. */}
      {clients.length > 0 && !isForm && (
        <Stack rigid pageWidth gap={2} paddingInline="edge" paddingTop={4} role="alert">
          {clients.map(client => (
            <Notice tone="warning" key={client.key}>
              <Icon of={TriangleAlert} size={20} />
              <Text as="div" basis={240} minWidth={0}>
                <Text as="p" weight="strong" breakWords>
                  {t(titleOf(client), {
                    name: nameOf(client.form),
                  })}
                </Text>
                <p>{textOf(client)}</p>
              </Text>
              {client.state.step !== 'sending' && (
                <>
                  <Button kind="primary" onClick={() => void handleRestore(client.key)}>
                    {t('clients:unsent.restore')}
                  </Button>
                  <Button kind="quiet" onClick={() => void newClients.end(client.key)}>
                    {t('clients:discard')}
                  </Button>
                </>
              )}
            </Notice>
          ))}
        </Stack>
      )}
    </>
  );
});

const nameOf = (form: ClientValues) => clientName({ ...form, id: 0 as ClientId, name: '' });
