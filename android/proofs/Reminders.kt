// The reminder: permission, alarm and notification. Each method is a life of a process, by itself or as Proofs.kt
// lists them; above it stands where its belief comes from.
package proofs

import android.content.Intent
import dev.dioxus.main.ReminderReceiver
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.LocalTime
import java.time.ZoneId
import java.time.ZoneOffset
import java.time.temporal.ChronoUnit
import java.util.TimeZone
import standin.Phone

class Reminders {
    // Since Android 13 a permission that is asked for (developer.android.com, "Notification runtime permission").
    fun `a player who is asked is refused nothing before the answer`() {
        Phone.notificationsAllowed = false
        val activity = created()
        withPage(activity)
        val asked = doneBy {
            asks("askToRemind")
            asks("remind", tomorrow().toString(), "title", "text")
        }
        expect("the question", asked.first(), "ask [android.permission.POST_NOTIFICATIONS]")
        expect("a refusal", asked.contains(REFUSED), false)
        val refused = doneBy { Phone.question.accept(mapOf("android.permission.POST_NOTIFICATIONS" to false)) }
        expect("what is told", refused, listOf(REFUSED))
    }

    // The answer is a map by permission (reference of ActivityResultContracts.RequestMultiplePermissions).
    fun `a player who allows it is reminded`() {
        Phone.notificationsAllowed = false
        val activity = created()
        withPage(activity)
        doneBy {
            asks("askToRemind")
            asks("remind", tomorrow().toString(), "title", "text")
        }
        Phone.notificationsAllowed = true
        val allowed = doneBy { Phone.question.accept(mapOf("android.permission.POST_NOTIFICATIONS" to true)) }
        expect("what is told", allowed, listOf<String>())
        expect("the alarm", Phone.alarm, tomorrow().atZone(ZoneId.systemDefault()).toInstant().toEpochMilli())
    }

    // Before Android 13 notifications are on until they are switched off (developer.android.com, "Notification runtime
    // permission").
    fun `an older Android asks nobody`() {
        Phone.sdk = 32
        Phone.notificationsAllowed = false
        val activity = created()
        withPage(activity)
        expect("what is told", doneBy { asks("askToRemind") }, listOf(REFUSED))
        Phone.notificationsAllowed = true
        expect("what is told", doneBy { asks("askToRemind") }, listOf<String>())
    }

    // Reference of NotificationManager.areNotificationsEnabled.
    fun `a phone that was restored without the permission says so`() {
        Phone.notificationsAllowed = false
        val activity = created()
        withPage(activity)
        val told = doneBy { asks("remind", tomorrow().toString(), "title", "text") }
        expect("what is told", told.last(), REFUSED)
        expect("a reminder that is off", doneBy { asks("remind", "", "title", "text") }, listOf("no notification"))
    }

    // A pending intent for the same intent takes the place of the one before (reference of PendingIntent and
    // AlarmManager).
    fun `an alarm is set`() {
        withPage(created())
        val gone = LocalDate.now().atTime(9, 0)
        doneBy { asks("remind", "${tomorrow().plusDays(2)} $gone ${tomorrow()}", "title", "text") }
        expect("the alarm", Phone.alarm, tomorrow().atZone(ZoneId.systemDefault()).toInstant().toEpochMilli())
        expect("who hears it", Phone.heardBy, "broadcast - ReminderReceiver")
        doneBy { asks("remind", tomorrow().plusDays(1).toString(), "title", "text") }
        val renewed = tomorrow().plusDays(1).atZone(ZoneId.systemDefault()).toInstant().toEpochMilli()
        expect("the renewed alarm", Phone.alarm, renewed)
        doneBy { asks("remind", "", "title", "text") }
        expect("an alarm that is taken away", Phone.alarm, null)
        doneBy { asks("remind", tomorrow().toString(), "title", "text") }
    }

    // Alarms end with the phone's power (developer.android.com, "Schedule alarms").
    fun `the phone restarts elsewhere`() {
        val before = Phone.alarm
        Phone.alarm = null
        ReminderReceiver().onReceive(android.content.ContextWrapper(), Intent(Intent.ACTION_BOOT_COMPLETED))
        expect("the alarm after a restart", Phone.alarm, before)
        // An hour further west the same hour of the clock is an hour later.
        val west = ZoneOffset.ofTotalSeconds(TimeZone.getDefault().rawOffset / 1000 - 3600)
        TimeZone.setDefault(TimeZone.getTimeZone(west))
        ReminderReceiver().onReceive(android.content.ContextWrapper(), Intent(Intent.ACTION_TIMEZONE_CHANGED))
        expect("the alarm elsewhere", Instant.ofEpochMilli(Phone.alarm), Instant.ofEpochMilli(before).plus(1, ChronoUnit.HOURS))
        expectNotDone("notify")
    }

    // Since Android 8 a notification needs a channel (reference of NotificationChannel).
    fun `an alarm rings`() {
        val activity = created()
        withPage(activity)
        val due = LocalDateTime.now().truncatedTo(ChronoUnit.MINUTES)
        doneBy { asks("remind", "$due ${tomorrow()}", "Open", "Today's day") }
        inFront(activity)
        val alarm = { doneBy { ReminderReceiver().onReceive(activity, Intent()) } }
        expect("in front of the player", alarm(), listOf<String>())
        away(activity)
        val way = "activity VIEW MainActivity reverstargo://home new-task"
        expect("away", alarm(), listOf("notify reminder | Open | Today's day | $way"))
        expect("the next alarm", Phone.alarm, tomorrow().atZone(ZoneId.systemDefault()).toInstant().toEpochMilli())
    }

    // Shared preferences outlive the process (reference of SharedPreferences).
    fun `the same alarm rings again`() {
        val done = doneBy { ReminderReceiver().onReceive(android.content.ContextWrapper(), Intent()) }
        expect("a second time", done, listOf<String>())
    }

    // An inexact alarm may come later (reference of AlarmManager.setAndAllowWhileIdle).
    fun `an alarm that comes after midnight is for a day that is over`() {
        withPage(created())
        val yesterday = LocalDate.now().minusDays(1).atTime(LocalTime.of(23, 59))
        doneBy { asks("remind", "$yesterday ${tomorrow()}", "title", "text") }
        val done = doneBy { ReminderReceiver().onReceive(android.content.ContextWrapper(), Intent()) }
        expect("what is done", done, listOf<String>())
    }
}
