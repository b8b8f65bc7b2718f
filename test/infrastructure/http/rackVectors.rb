# Writes rackVectors.json: what Rack reads from a query string, for the tests of QueryParameters.
#   ruby test/infrastructure/http/rackVectors.rb > test/infrastructure/http/rackVectors.json && npx prettier --write test/infrastructure/http
# Taken from ruby-rack 2.2 as Debian packages it. The encoding is Ruby's own, so that the two sides share no code.
require 'rack'
require 'uri'
require 'json'

def encoded(text)
  URI.encode_www_form_component(text).gsub('+', '%20')
end

NASTY = [
  'Motorbike', 'R 1250 GS', 'a+b', '100%', '%41', '%', '%zz', 'a&b=c', '=', '?', '#', ';', ',', '/', '\\', '"', "'", '<b>',
  '[x]', 'filters[model]', 'a[]=1', ' lead and trail ', "tab\tline\nreturn\r\n", 'Żółć', 'Größe', 'ＡＢ', '🏍️',
  "e\u0301", "\u00a0", "\u0000", "\u202e", '~*-._', "!'()", 'null', 'true', '0'
].freeze

# Each: what the app asks for (empty values and all), and its pairs, written out by hand.
CASES = [
  [{ page: 2 }, [['page', '2']]],
  [{ page: 1, filters: { vehicle_type: 'Motorbike', country_code: nil, zip_code: '', distance: 20 }, buy_now_only: '' },
   [['page', '1'], ['filters[vehicle_type]', 'Motorbike'], ['filters[distance]', '20'], ['buy_now_only', '']]],
  [{ filters: { damaged: 'false', total_mileage_from: 0 }, buy_now_only: true },
   [['filters[damaged]', 'false'], ['filters[total_mileage_from]', '0'], ['buy_now_only', 'true']]],
  [{ key: %w[a b a] }, [['key[]', 'a'], ['key[]', 'b'], ['key[]', 'a']]],
  [{ key: [nil, 'a', '', 7, false] }, [['key[]', 'a'], ['key[]', '7'], ['key[]', 'false']]],
  [{ a: { b: { c: { d: 'deep' } }, e: ['x', 'y & z'] }, f: [], g: {}, h: { i: { j: nil } } },
   [['a[b][c][d]', 'deep'], ['a[e][]', 'x'], ['a[e][]', 'y & z']]],
  [{}, []],
  [{ a: nil, b: '', c: [], d: {}, e: [''] }, [['b', '']]],
  *NASTY.map { |text| [{ filters: { model: text, list: [text, 'x'] } },
                       [['filters[model]', text], ['filters[list][]', text], ['filters[list][]', 'x']]] },
  [{ q: NASTY }, NASTY.map { |text| ['q[]', text] }]
].freeze

vectors = CASES.map do |query, pairs|
  fed = pairs.map { |key, value| "#{encoded(key)}=#{encoded(value)}" }.join('&')
  { query: query, fed: fed, parsed: Rack::Utils.parse_nested_query(fed) }
end

puts JSON.generate(vectors)
