/** @jest-environment node */
import { failed, success } from '../../../src/domain/shared/Result';
import { HttpTranslations } from '../../../src/infrastructure/http/HttpTranslations';
import { anHttpClient } from './anHttpClient';
import { json } from './ScriptedHost';

describe('HttpTranslations', () => {
  it('returns the translation of a text', async () => {
    const { client, host } = anHttpClient([json({ translation: 'As new' })]);
    expect(await new HttpTranslations(client).translate('Wie neu')).toEqual(success('As new'));
    const address = 'https://api.example/api/v2/translations/translate';
    expect(host.asked).toMatchObject([{ method: 'POST', address, body: { text: 'Wie neu' } }]);
  });

  it('names the missing key', async () => {
    expect(await new HttpTranslations(anHttpClient([json({})]).client).translate('Wie neu')).toMatchObject(
      failed({ reason: 'brokenContract', key: 'translation' }),
    );
  });
});
