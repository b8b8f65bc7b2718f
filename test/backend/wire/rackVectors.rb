# Writes how a real Rack reads these queries: ruby -rrack rackVectors.rb > rackVectors.json
require 'json'

queries = [
  '', 'page=2', 'page=1&page=2', 'a', 'a=', '=b', '&&a=1&', 'a=1;b=2', 'a=b=c',
  'filters[vehicle_type]=Motorbike&page=2', 'filters%5Bvehicle_type%5D=Motorbike&page=2',
  'filters[total_mileage_from]=0&filters[total_mileage_to]=20000&buy_now_only=true',
  'key[]=a&key[]=b', 'key%5B%5D=a&key%5B%5D=', 'a[b][]=1&a[b][]=2', 'a[b][c]=1&a[b][d]=2',
  'a[][x]=1&a[][y]=2&a[][x]=3', 'a[][x][y]=1&a[][x][z]=2', 'a[][]=1', 'a[][x][]=1&a[][x][]=2',
  'filters[model]=R+1250%20GS', 'filters[model]=%26%3D%3B%5B%5D%25%2B', 'filters[model]=M%C3%BCnchen+%E2%82%AC',
  'a[=1', 'a[b=1', 'a]=1', '[a]=1', '[]=1', 'a[b]c=1', 'a[[b]]=1', 'a[b]=1&a[b]=2',
  'constructor=1&__proto__=2&a[__proto__][b]=3', 'a[b]', 'a[]', 'a%5B%62%5D=1',
  'a=1&a[b]=2', 'a[]=1&a[b]=2', 'a[b]=1&a[]=2', 'a=%', 'a=%zz', 'a=100%', 'a%=1'
]

vectors = queries.map do |query|
  { query: query, parsed: Rack::Utils.parse_nested_query(query) }
rescue StandardError
  { query: query, refused: true }
end

puts JSON.pretty_generate(vectors)
