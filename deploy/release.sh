#!/bin/sh
# Rolls releases out on a host without a moment in which a file is missing. docs/operations.md explains it.
#
#   release.sh SITE add BUILD   keeps the build, and lets the host serve its scripts and styles beside those of today
#   release.sh SITE use NAME    switches to a kept release; `use previous` to the one before the last switch
#   release.sh SITE list        lists the kept releases, and marks the one in use
#
# SITE is the link that the host serves. Beside it is the folder SITE.releases: `config.json`, which the operator writes, the
# releases as they were built, `headers.conf`, which `use` writes for nginx, and `history`.
set -eu
# The server reads what is written here, whatever the operator's umask is.
umask 022

usage() { sed -n '4,6s/^# *//p' "$0" >&2; exit 2; }
fail() { echo "release.sh: $*" >&2; exit 1; }

[ $# -ge 2 ] || usage
site=${1%/} command=$2 value=${3:-}
data=$site.releases history=$data/history headers=$data/headers.conf
# How long an open page may still ask for the files of a release that was replaced, and how many of the newest are kept.
seconds=${KEEP_SECONDS:-86400} most=${KEEP_RELEASES:-5}
# How the server takes changed headers, how long until it sends them, and the options of check-config.
reload=${RELOAD:-nginx -t -q && nginx -s reload} settle=${SETTLE_SECONDS:-2} options=${CHECK_OPTIONS---https}
[ ! -e "$site" ] || [ -L "$site" ] || fail "$site exists and is not a link."
mkdir -p "$data/builds" "$data/served"
touch "$history"

# The system drops the lock with the process, however it ends.
exec 9>>"$data/lock"
flock -w "${LOCK_SECONDS:-60}" 9 || fail "another release.sh is at work on $site."

current() { tail -n 1 "$history" | cut -d' ' -f2; }

# The releases that were in use within the last day. A line of the history is the time of a switch and a name.
used() {
  awk -v since=$(($(date +%s) - seconds)) '
    NR > 1 && $1 > since { print before } { before = $2 } END { if (NR) print before }' "$history" | sort -u
}

# The releases that were added within the last day: another replica may serve one of them.
added() { find "$data/builds" -mindepth 1 -maxdepth 1 -newermt "@$(($(date +%s) - seconds))" -printf '%f\n'; }

# Files with a hash in their name, which are the same in every release that has them.
link_hashed() {
  [ -d "$1" ] || return 0
  (cd "$1" && find . -type f | grep -E '\.[0-9a-f]{10}\.[a-z0-9]+(\.br|\.gz)?$') | while read -r file; do
    [ -e "$2/$file" ] && continue
    mkdir -p "$2/$(dirname "$file")"
    ln "$1/$file" "$2/$file"
  done
}

# Fails if the server could not read a folder: the user READER, or any other user than the owner and the group.
check_readable() {
  if [ "${READER:-}" = "$(id -un)" ]; then [ -r "$1/index.html" ] || fail "$1/index.html cannot be read."
  elif [ -n "${READER:-}" ]; then
    runuser -u "$READER" -- test -r "$1/index.html" || fail "the user $READER cannot read $1/index.html."
  else
    folder=$(realpath "$1")
    while [ "$folder" != / ]; do
      [ -n "$(find "$folder" -maxdepth 0 -perm -o=x)" ] ||
        fail "the server cannot enter $folder: chmod o+x $folder, or name its user: READER=www-data"
      folder=$(dirname "$folder")
    done
    closed=$(find "$1/" ! -type l ! -perm -o=r -print -quit)
    [ -z "$closed" ] || fail "the server cannot read $closed."
  fi
}

add() {
  [ -n "$value" ] || usage
  name=$(sed -n 's/.*"version":"\([^"]*\)".*/\1/p' "$value/version.json") || fail "$value has no version.json."
  [ -n "$name" ] || fail "$value/version.json names no version."
  [ -s "$value/sha256sums.txt" ] || fail "$value has no sha256sums.txt."
  kept=$data/builds/$name
  [ ! -e "$kept" ] || cmp -s "$value/sha256sums.txt" "$kept/sha256sums.txt" ||
    fail "another build is kept as '$name'. Nothing was replaced: build a commit of its own, or remove $kept."
  # The copy is checked, so that neither an incomplete build nor an interrupted copy is ever kept.
  rm -rf "$data/adding"
  cp -R "$value/." "$data/adding"
  (cd "$data/adding" && sha256sum --check --quiet --strict sha256sums.txt >&2) || {
    rm -rf "$data/adding"
    fail "$value is not complete."
  }
  rm -f "$data/adding/config.json"
  # A build may have been written with another umask.
  chmod -R u+w,a+rX "$data/adding"
  rm -rf "$kept"
  mv "$data/adding" "$kept"
  [ ! -e "$site" ] || link_hashed "$kept" "$site/."
  echo "$name"
}

# Writes what the release in $1 sends with the configuration. The release brings the program, so that its headers are its own.
write_headers() {
  rm -f "$headers.next"
  if [ ! -e "$1/host-check.js" ]; then
    echo "The release has no host-check.js: config.json was not checked, and headers.conf stays as it is." >&2
    return 0
  fi
  if [ "${UNCHECKED:-}" = 1 ]; then echo 'config.json was not checked, and headers.conf was not written.' >&2; return 0; fi
  command -v node >/dev/null || fail 'node is missing, which checks config.json and writes the headers. Without it: UNCHECKED=1'
  # shellcheck disable=SC2086 # Each word is an option.
  node "$1/host-check.js" "$data/config.json" $options --nginx "$headers.next" >/dev/null || fail 'config.json is wrong. Nothing was switched.'
}

# The headers in $2 with a policy that also allows what that of $1 does. A directive that is no list of sources only limits a page, so
# one that is missing in $1 is left out.
allow_both() {
  awk '
    function read_policy(line, values, names,   count, parts, i, name) {
      gsub(/^[^"]*"|"[^"]*$/, "", line)
      count = split(line, parts, "; ")
      for (i = 1; i <= count; i += 1) {
        name = parts[i]
        sub(/ .*/, "", name)
        names[i] = name
        values[name] = substr(parts[i], length(name) + 1)
      }
      return count
    }
    function both(one, other,   count, words, i) {
      count = split(one, words, " ")
      for (i = 1; i <= count; i += 1) if (index(other " ", " " words[i] " ") == 0) other = other " " words[i]
      if (split(other, words, " ") > 1) sub(/ \047none\047/, "", other)
      return other
    }
    !/^add_header Content-Security-Policy / { if (FNR != NR) print; next }
    FNR == NR { before_count = read_policy($0, before, before_names); next }
    {
      count = read_policy($0, after, names)
      for (i = 1; i <= count; i += 1) {
        name = names[i]
        if (name in before) policy = policy "; " name both(before[name], after[name])
        else if (name ~ /-src$|^report-/) policy = policy "; " name after[name]
      }
      for (i = 1; i <= before_count; i += 1) {
        name = before_names[i]
        if (!(name in after) && name ~ /-src$/) policy = policy "; " name before[name]
      }
      print "add_header Content-Security-Policy \"" substr(policy, 3) "\" always;"
    }' "$1" "$2"
}

# Gives the headers in $1 to the server, and returns when it sends them. If it refuses them, it keeps those of before, and $2 says
# what the operator has now.
take_headers() {
  if cmp -s "$headers" "$1"; then
    rm "$1"
    return 0
  fi
  cp "$headers" "$headers.before"
  mv "$1" "$headers"
  if ! sh -c "$reload" 9>&- >&2; then
    mv "$headers.before" "$headers"
    fail "the server does not take the headers of '$name' ($reload). $2 If it does not run: RELOAD=true"
  fi
  rm -f "$headers.before"
  # nginx starts the processes that send them after the command has ended.
  sleep "$settle"
}

# What is left of another user's run takes room and does no harm.
drop() { rm -rf "$1" 2>/dev/null || echo "$1 cannot be removed: run release.sh as the same user each time." >&2; }

use() {
  [ -n "$value" ] || usage
  name=$value
  [ "$name" != previous ] || name=$(awk -v now="$(current)" '$2 != now { name = $2 } END { print name }' "$history")
  [ -n "$name" ] || fail 'no other release was in use before.'
  case $name in .* | */*) fail "'$name' is no name of a release." ;; esac
  [ -d "$data/builds/$name" ] || fail "there is no release '$name'."
  [ -s "$data/config.json" ] || fail "$data/config.json is missing."
  write_headers "$data/builds/$name"
  served=$data/served/$(date +%s)-$$
  cp -Rl "$data/builds/$name" "$served"
  # The operator may write over this file to switch the worker off. The kept release stays as it is.
  cp --remove-destination "$data/builds/$name/service-worker.js" "$served"
  rm -f "$served/host-check.js"
  for old in $(used) $(added); do link_hashed "$data/builds/$old" "$served"; done
  # The file as it was checked: a later change takes effect, with its headers, by the next `use`.
  cp "$data/config.json" "$served/config.json"
  chmod -R a+rX "$served"
  chmod a+rx "$data" "$data/served" 2>/dev/null || true
  check_readable "$served"
  # The server does not run before its headers are there.
  [ -e "$headers" ] || [ ! -e "$headers.next" ] || mv "$headers.next" "$headers"
  if [ -e "$headers.next" ]; then
    # Page and headers change one after the other, and each page is sent with headers that allow what it needs.
    allow_both "$headers" "$headers.next" >"$headers.both"
    take_headers "$headers.both" 'Nothing was switched.'
  fi
  # One rename switches all files at once. An interrupted run may have left the link.
  ln -sfn "$(basename "$data")/served/$(basename "$served")" "$site.next"
  mv -T "$site.next" "$site"
  echo "$(date +%s) $name" >>"$history"
  if [ -e "$headers.next" ]; then
    take_headers "$headers.next" "$site is $name all the same, with headers that allow more than it needs."
  fi
  for old in "$data"/served/*; do [ "$old" = "$served" ] || drop "$old"; done
  ls -t "$data/builds" | tail -n +$((most + 1)) | grep -vxF "$(used)" | while read -r old; do drop "$data/builds/${old:?}"; done
  echo "$site is now $name"
}

list() { ls -t "$data/builds" | awk -v now="$(current)" '{ print $0 ($0 == now ? " (in use)" : "") }'; }

case $command in
add) add ;;
use) use ;;
list) list ;;
*) usage ;;
esac
