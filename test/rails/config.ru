# The Action Cable of Rails itself, so that the client is tested against an independent server. Every channel streams to all its subscribers.
require 'json'
require 'rails'
require 'action_controller/railtie'
require 'action_cable/engine'

class CableApplication < Rails::Application
  config.load_defaults 6.1
  config.root = __dir__
  config.eager_load = false
  config.secret_key_base = 'for tests alone'
  config.logger = Logger.new(nil)
  config.action_cable.cable = { 'adapter' => 'async' }
  config.action_cable.disable_request_forgery_protection = true
end

# The requests since the last reset, and the channel that it rejects.
State = Struct.new(:rejected, :tokens, :subscribed).new(nil, Queue.new, Queue.new)

module ApplicationCable
  class Connection < ActionCable::Connection::Base
    def connect
      State.tokens << request.params[:token].to_s
      reject_unauthorized_connection if request.params[:token].to_s.start_with?('run-out')
    end
  end
end

%w[DealerOffersChannel BetsChannel InAppNotificationsChannel ChatChannel].each do |name|
  Object.const_set(name, Class.new(ActionCable::Channel::Base) do
    def subscribed
      return reject if State.rejected == self.class.name

      State.subscribed << self.class.name
      stream_from self.class.name
      transmit({ liked_offers: 3 }) if is_a?(InAppNotificationsChannel)
    end
  end)
end

HOOKS = {
  '/reject' => ->(body) { State.rejected = body['channel'] },
  '/reset' => lambda do |_|
    State.rejected = nil
    [State.tokens, State.subscribed].each(&:clear)
  end,
  '/push' => ->(body) { ActionCable.server.broadcast(body['channel'], body['message']) },
  '/disconnect' => ->(_) { ActionCable.server.connections.each(&:close) },
  '/state' => lambda do |_|
    live = ActionCable.server.connections.map { |connection| connection.subscriptions.identifiers }
    { live: live, tokens: State.tokens.size, subscribed: State.subscribed.size }
  end
}.freeze

# Ends together with the process that started it, even if that process was killed.
Thread.new do
  $stdin.read
  Process.kill(:TERM, Process.pid)
end

CableApplication.initialize!

map('/cable') { run ActionCable.server }
run lambda { |env|
  body = env['rack.input'].read
  answer = HOOKS.fetch(env['PATH_INFO']).call(body.empty? ? {} : JSON.parse(body))
  [200, { 'Content-Type' => 'application/json' }, [answer.is_a?(Hash) ? answer.to_json : '{}']]
}
