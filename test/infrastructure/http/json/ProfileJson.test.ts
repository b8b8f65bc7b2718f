import { failed, success } from '../../../../src/domain/shared/Result';
import { readProfile } from '../../../../src/infrastructure/http/json/ProfileJson';
import { reading } from './aRow';

const dealer = { id: 7, email: 'buyer@paddock.example' };

describe('readProfile', () => {
  it('reads every key that is present', () => {
    const { value, dropped } = reading(readProfile, {
      dealer: {
        ...dealer,
        first_name: 'Ada',
        ftin: 'DE1',
        avatar_url: 'https://photos.example/ada.png',
        default_language_code: 'pl',
        test_access: false,
        sell_module_unlocked: true,
      },
      app_params: { min_supported_version: '2.0.0' },
      notifications_permissions: { higher_bet: true, buy_now_betted: true },
    });
    expect(dropped).toEqual([]);
    expect(value).toMatchObject(
      success({
        dealer: {
          firstName: 'Ada',
          ftin: 'DE1',
          avatarAddress: 'https://photos.example/ada.png',
          language: 'pl',
          testAccess: false,
          sellModuleUnlocked: true,
        },
        minimumAppVersion: '2.0.0',
        notificationPermissions: { higherBid: true, buyNowBid: true, newOffers: false },
      }),
    );
  });

  it('defaults to test access, no selling and English', () => {
    expect(reading(readProfile, { dealer }).value).toMatchObject(
      success({
        dealer: { testAccess: true, sellModuleUnlocked: false, language: 'en', iban: '', avatarAddress: null },
        minimumAppVersion: null,
        notificationPermissions: { higherBid: false },
      }),
    );
  });

  it('reads a profile although one of its settings is unreadable', () => {
    const odd = { dealer: { ...dealer, test_access: 'no', default_language_code: 'fr' }, app_params: 'none' };
    const { value, dropped } = reading(readProfile, odd);
    expect(value).toMatchObject(success({ dealer: { testAccess: true, language: 'en' } }));
    expect(dropped).toEqual(['dealer.test_access', 'app_params']);
  });

  it.each([
    [{}, 'dealer'],
    [{ dealer: { ...dealer, id: 'seven' } }, 'dealer.id'],
    [{ dealer: { ...dealer, id: 2 ** 53 } }, 'dealer.id'],
  ])('names the key that makes %j unreadable', (json, key) =>
    expect(reading(readProfile, json).value).toEqual(failed(key)),
  );
});
